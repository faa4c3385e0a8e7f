import { type Colour, channels, withLightness } from './colour.ts';
import type { Handle } from './handle.ts';

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

/** Turns brightness into a translucent pixel to lay over cloth of the given colour. */
export function shader(cloth: Colour): (value: number, pixels: Uint8Array, at: number) => void {
	const depth = cloth.lightness < 0.45 ? 0.36 : 0.42;
	const shade = channels(withLightness({ ...cloth, b: cloth.b - 0.008 }, cloth.lightness * depth, 0.62));
	const light = channels(withLightness(cloth, Math.min(1, cloth.lightness * 0.62 + 0.46), 0.8));
	const lightStrength = cloth.lightness < 0.45 ? 1.55 : 1.7;
	const shadeStrength = cloth.lightness > 0.8 ? 1.0 : 1.3;
	return (value, pixels, at) => {
		const tone = value < 0 ? shade : light;
		const strength = value < 0 ? -value * shadeStrength : value * lightStrength;
		pixels[at] = tone[0];
		pixels[at + 1] = tone[1];
		pixels[at + 2] = tone[2];
		pixels[at + 3] = Math.min(0.92, strength) * 255;
	};
}
