declare module 'virtual:words/*' {
  /** All messages of a language. */
  export const source: string;
  /** Its tables of names and of their forms. */
  export const names: string;
  export const grammar: string;
}
