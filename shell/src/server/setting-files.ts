import { readFileSync } from 'node:fs';
import { ReleaseKeys } from '@pasaz/delivery/signature';
import { StoreView } from '@pasaz/kernel/contract/store-view';
import * as z from 'zod';
import { ROUTES } from '../routes.ts';
import type { ViewSettings } from '../routing/settings.ts';

function readJson(setting: string, file: string): unknown {
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch (cause) {
		throw new Error(`Bad configuration: ${setting}: ${file} cannot be read`, { cause });
	}
}

interface SettingFile<Schema extends z.ZodType> {
	setting: string;
	file: string;
	schema: Schema;
}

function parseFile<Schema extends z.ZodType>({ setting, file, schema }: SettingFile<Schema>): z.output<Schema> {
	const parsed = schema.safeParse(readJson(setting, file));
	if (parsed.success) return parsed.data;
	const reasons = parsed.error.issues.map(({ path, message }) => `${[setting, ...path].join('.')}: ${message}`);
	throw new Error(`Bad configuration: ${reasons.join('; ')}`);
}

const StoreViews = z.array(StoreView).superRefine((views, { addIssue }) => {
	if (views.length === 0) addIssue('names no store view');
	if (views.filter(({ appendStoreCode }) => !appendStoreCode).length > 1) addIssue('more than one without a prefix');
	if (new Set(views.map(({ storeCode }) => storeCode)).size < views.length) addIssue('two of one code');
});

interface StoreViewSettings {
	file: string;
	/** Replaces the locale of the default store view. */
	locale: string | undefined;
	analytics: StoreView['analytics'];
}

/** @throws naming the setting and what is wrong in its file */
export function readStoreViews({ file, locale, analytics }: StoreViewSettings): readonly StoreView[] {
	const views = parseFile({ setting: 'STORE_VIEWS', file, schema: StoreViews });
	return views.map((view, index) => ({
		...view,
		...(index === 0 && locale && { i18n: { ...view.i18n, defaultLocale: locale } }),
		...(analytics && { analytics }),
	}));
}

const View = z.strictObject({
	name: z.string().regex(/^[a-z][a-z-]*$/),
	path: z.string().regex(/^\/(?!\/)[\w./:?-]*$/),
	layout: z.enum(['default', 'minimal', 'empty']),
	page: z.enum([...new Set(ROUTES.map(({ page }) => page))]),
});

/** @throws naming the setting and what is wrong in its file */
export function readReleaseKeys(file: string | undefined): ReleaseKeys | undefined {
	return file ? parseFile({ setting: 'RELEASE_KEYS', file, schema: ReleaseKeys }) : undefined;
}

/** @throws naming the setting and what is wrong in its file */
export function readViews(file: string | undefined): ViewSettings {
	return file ? parseFile({ setting: 'VIEWS', file, schema: z.array(View) }) : [];
}
