declare module 'virtual:words/*' {
  /** All messages of a language. */
  export const source: string;
  export const names: import('./loading').Names;
}
