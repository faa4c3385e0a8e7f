import * as z from 'zod';
import { ROUTES } from '../routes.ts';
import type { ViewSettings } from '../routing/settings.ts';
import { parseSetting, readSetting } from './setting-file.ts';

const View = z.strictObject({
	name: z.string().regex(/^[a-z][a-z-]*$/),
	path: z.string().regex(/^\/(?!\/)[\w./:?-]*$/),
	layout: z.enum(['default', 'minimal', 'empty']),
	page: z.enum([...new Set(ROUTES.map(({ page }) => page))]),
});

/**
 * The views that a configuration file places.
 * @throws where the file cannot be read or is not a list of views
 */
export function viewsOf(file: string | undefined): ViewSettings {
	return file ? parseSetting('VIEWS', z.array(View), readSetting('VIEWS', file)) : [];
}
