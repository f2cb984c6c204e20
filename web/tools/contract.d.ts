export const WRITTEN: string;
export function contract(): Promise<string>;
