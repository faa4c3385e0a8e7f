import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { Label } from './label.ts';

const isFunction = (value: unknown) => typeof value === 'function';

const LabelModule = z.object({
	seed: z.custom<Label['seed']>(isFunction, 'exports no function `seed`'),
	drawPicture: z.custom<Label['drawPicture']>(isFunction, 'exports no function `drawPicture`'),
});

/**
 * Loads the module that fills an empty shop and draws its pictures.
 * @param file its absolute path
 * @throws where it cannot be loaded or lacks one of the functions
 */
export async function loadLabel(file: string): Promise<Label> {
	return LabelModule.parse(await import(pathToFileURL(file).href));
}
