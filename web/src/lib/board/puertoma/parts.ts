/** What is shown of Puertomas, loaded only where one plays. */

export { default as ActionStrip } from './ActionStrip.svelte';
export { default as PuertomaBoard } from './PuertomaBoard.svelte';
export { default as SmallPuertoma } from './SmallPuertoma.svelte';
