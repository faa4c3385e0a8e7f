import { type Colour, channels, withLightness } from './colour.ts';
import type { Handle } from './handle.ts';
import { type Tones, toneScale } from './png.ts';

/** Soft window light from the upper left. */
const LIGHT = { x: -0.46, y: -0.56, z: 0.69 } as const;
const HALF = { x: -0.25, y: -0.305, z: 0.919 } as const;

/** Brightness of a surface against a flat one, from about -0.7 to 0.3, for a slope in canvas units per unit. */
export function brightness(slopeX: number, slopeY: number, handle: Pick<Handle, 'gloss' | 'pile'>): number {
	const length = Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
	const diffuse = (-slopeX * LIGHT.x - slopeY * LIGHT.y + LIGHT.z) / length - LIGHT.z;
	if (handle.gloss === 0 && handle.pile === 0) return diffuse;
	const facing = (-slopeX * HALF.x - slopeY * HALF.y + HALF.z) / length;
	const gloss = handle.gloss * (Math.max(0, facing) ** 26 * 0.62 - 0.08);
	const grazing = 1 - 1 / length;
	return diffuse * (1 - handle.pile * 0.35) + gloss + handle.pile * (grazing * 2.3 - 0.12);
}

const MAX_LIGHT = 0.92;

/** Translucent shades (below 128) and lights (above) to lay over cloth of the given colour. */
export function clothTones(cloth: Colour): Tones {
	const dark = cloth.lightness < 0.45;
	const shadeDepth = cloth.lightness * (dark ? 0.36 : 0.42);
	const shade = channels(withLightness({ ...cloth, b: cloth.b - 0.008 }, shadeDepth, 0.62));
	const light = channels(withLightness(cloth, Math.min(1, cloth.lightness * 0.62 + 0.46), 0.8));
	return toneScale((index) => [...(index < 128 ? shade : light), (Math.abs(index - 128) / 128) * MAX_LIGHT * 255]);
}

/** Finds the tone for a brightness; dark and light cloth take light differently. */
export function toneFinder(cloth: Colour): (value: number) => number {
	const lightGain = (128 / MAX_LIGHT) * (cloth.lightness < 0.45 ? 1.55 : 1.7);
	const shadeGain = (128 / MAX_LIGHT) * (cloth.lightness > 0.8 ? 1 : 1.3);
	return (value) => Math.min(255, Math.max(0, Math.round(128 + value * (value < 0 ? shadeGain : lightGain))));
}
