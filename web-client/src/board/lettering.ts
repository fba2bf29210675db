/**
 * How the lettering of the map follows the zoom. The drawing keeps its scale; labels grow
 * against it so that they can be read, and go where they would only be noise.
 */
export type Detail = 'far' | 'whole' | 'middle' | 'near';

export function detailOf(z: number): Detail {
  if (z < 0.25) return 'far';
  if (z < 0.55) return 'whole';
  return z < 1.25 ? 'middle' : 'near';
}

/** The smallest css px of each kind of lettering in each detail, and its size on the map. */
const KINDS = {
  villages: { size: 21.5, least: { far: 0, whole: 12, middle: 13, near: 0 } },
  farms: { size: 14.5, least: { far: 0, whole: 0, middle: 10, near: 0 } },
  numerals: { size: 20, least: { far: 0, whole: 11, middle: 0, near: 0 } },
  remarks: { size: 17, least: { far: 0, whole: 10, middle: 10, near: 0 } },
  trays: { size: 17, least: { far: 0, whole: 9, middle: 10, near: 0 } },
} as const;

/** The map's custom properties at this zoom, in steps so that few zooms restyle the map. */
export function lettering(z: number): string {
  const detail = detailOf(z);
  return Object.entries(KINDS)
    .map(([kind, { size, least }]) => {
      const factor = Math.max(1, least[detail] / (size * z));
      return `--map-${kind}: ${(Math.ceil(factor * 10) / 10).toFixed(1)};`;
    })
    .join(' ');
}
