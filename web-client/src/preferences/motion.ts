/** Whether things should change at once instead of moving. `public/theme.js` decides. */
export function motionIsReduced(): boolean {
  return document.documentElement.dataset['motion'] === 'reduced';
}
