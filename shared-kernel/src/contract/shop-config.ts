import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Ours: settings of the back end that the front end shows. */
export const ShopConfig = z.object({
	/** Slugs of the tags that the menu shows. */
	menuTags: z.array(z.string()),
	/** Ids of social logins; a login without its id is off. */
	socialLogin: z.object({ google: z.nullable(z.string()), facebook: z.nullable(z.string()) }),
	headImage: z.nullable(z.object({ image: z.string(), url: z.string(), alt: z.string() })),
	contact: z.object({ email: z.string(), phone: z.string(), address: z.string(), hours: z.string() }),
});
export type ShopConfig = z.infer<typeof ShopConfig>;

export const shopConfig = endpoint({ method: 'GET', path: '/api/ext/config', result: ShopConfig });
