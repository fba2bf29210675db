/** Whether things should change at once instead of moving. `public/early.js` decides. */
export function motionIsReduced(): boolean {
  return document.documentElement.dataset['motion'] === 'reduced';
}
