import { ConfigError } from './config-error.ts';

interface ServiceSettings {
	CMS_URL?: string | undefined;
	PIM_URL?: string | undefined;
	PIM_ALIAS?: string | undefined;
	PIM_KEY?: string | undefined;
}

export interface PimSettings {
	/** The only host that is called, without a trailing slash. */
	url: string;
	alias: string;
	key: string;
}

/** Services of the merchant that the shop reads from; none without their settings. */
export function toExternalServices({ CMS_URL, PIM_URL, PIM_ALIAS: alias, PIM_KEY: key }: ServiceSettings) {
	if (PIM_URL && !(alias && key)) throw new ConfigError('Bad settings: PIM_URL: it needs PIM_ALIAS and PIM_KEY');
	const pim: PimSettings | undefined = PIM_URL && alias && key ? { url: withoutSlash(PIM_URL), alias, key } : undefined;
	return { cmsUrl: CMS_URL && withoutSlash(CMS_URL), pim };
}

function withoutSlash(url: string): string {
	return url.replace(/\/+$/, '');
}
