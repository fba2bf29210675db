/** What is opened at the table now and then: one file for all of it. */
export { default as ParleyDialog } from '../parley/ParleyDialog.svelte';
export { default as WatchDialog } from '../watching/WatchDialog.svelte';
export { default as Keys } from './Keys.svelte';
export { default as NotesPane } from '../talk/NotesPane.svelte';
export { default as TalkPane } from '../talk/TalkPane.svelte';
