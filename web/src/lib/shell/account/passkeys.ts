/** The browser's part of a passkey. The server speaks the JSON of WebAuthn, which not all browsers read themselves. */

export const hasPasskeys = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window;

interface Named {
  id: string;
}

/** The answer as JSON; null if the person did not want to, or had none. */
export async function createPasskey(options: string): Promise<string | null> {
  const asked = JSON.parse(options) as PublicKeyCredentialCreationOptions & { excludeCredentials?: Named[] };
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user.id) },
    excludeCredentials: (asked.excludeCredentials ?? []).map(({ id }) => ({ type: 'public-key', id: bytes(id) })),
  };
  const made = await wanted(() => navigator.credentials.create({ publicKey }));
  if (made === null) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return told(made, {
    clientDataJSON: text(response.clientDataJSON),
    attestationObject: text(response.attestationObject),
    transports: response.getTransports(),
  });
}

export async function usePasskey(options: string): Promise<string | null> {
  const asked = JSON.parse(options) as PublicKeyCredentialRequestOptions;
  const publicKey = { ...asked, challenge: bytes(asked.challenge), allowCredentials: [] };
  const used = await wanted(() => navigator.credentials.get({ publicKey }));
  if (used === null) return null;
  const response = used.response as AuthenticatorAssertionResponse;
  return told(used, {
    clientDataJSON: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    userHandle: response.userHandle === null ? null : text(response.userHandle),
  });
}

/** Who cancels, or lets the time run out, has done nothing wrong. */
async function wanted(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (problem) {
    if (problem instanceof DOMException) return null;
    throw problem;
  }
}

const told = (credential: PublicKeyCredential, response: object): string =>
  JSON.stringify({ id: credential.id, rawId: text(credential.rawId), type: credential.type, response, clientExtensionResults: {} });

/** Bytes as JSON has them: base64 for addresses. */
export function bytes(encoded: unknown): Uint8Array<ArrayBuffer> {
  const plain = atob(String(encoded).replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function text(data: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(data));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
