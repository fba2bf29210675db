/** What is opened at the table now and then: one file for all of it. */
export { default as DeductionPane } from './deductions/DeductionPane.svelte';
export { default as BoardText } from './text/BoardText.svelte';
export { default as PlaceCard } from './text/PlaceCard.svelte';
export { default as EndTurn } from './turn/EndTurn.svelte';
export { default as Assault } from './reckoning/Assault.svelte';
