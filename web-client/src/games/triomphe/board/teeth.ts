/** The teeth along an approach that is threatened, pointing into it. */
import type { DrawnApproach } from '../../../protocol/DrawnApproach';

/** Board units: how wide a tooth is, how far one from the next, and how much of the ends stays free. */
const WIDE = 10;
const PITCH = 14;
const FREE = 12;

export function teeth({ ends: [a, b], inward: [nx, ny] }: DrawnApproach): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const count = Math.max(0, Math.floor((length - 2 * FREE) / PITCH));
  const half = WIDE / 2;
  return Array.from({ length: count }, (_, nth) => {
    const along = FREE + PITCH / 2 + nth * PITCH;
    const [x, y] = [a[0] + dx * along - nx * 8, a[1] + dy * along - ny * 8];
    return `M${x - dx * half} ${y - dy * half}L${x + dx * half} ${y + dy * half}L${x + nx * 7} ${y + ny * 7}Z`;
  }).join('');
}
