declare module 'virtual:words/*' {
  /** All messages of a language. */
  export const source: string;
  /** Its tables of names and of their forms. */
  export const names: string;
  export const grammar: string;
}

declare module 'virtual:words' {
  /** English first. */
  export const LANGUAGES: readonly string[];
  /** By `it` or `it/rules`. */
  export const LOADERS: Readonly<Record<string, () => Promise<typeof import('virtual:words/*')>>>;
}
