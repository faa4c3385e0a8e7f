import { CLAIM_FORM_PATHS, ComplaintForm, ReturnForm } from '@pasaz/kernel/contract/claim-form';
import * as z from 'zod/mini';
import { type Answer, type Call, describeOther } from '../call.ts';

const files = describeOther('Files');
const claims = describeOther('Forms as PDF');
const operation = describeOther('Operation');

function sent(description: string, ...types: string[]): Answer {
	return { status: 200, description, content: Object.fromEntries(types.map((type) => [type, undefined])) };
}

function claim(path: string, form: z.ZodMiniObject, summary: string): Call[] {
	const answers = [sent('The form.', 'application/pdf')];
	const body = z.strictObject(form.shape);
	const storeCode = z.optional(z.string());
	const bodies = { 'application/x-www-form-urlencoded': body, 'application/json': body };
	return [
		claims({
			path,
			summary,
			query: z.object({ ...form.shape, storeCode }),
			answers,
			errors: ['400 unknown-store', '422 invalid-input'],
		}),
		claims({
			method: 'POST',
			path,
			summary,
			query: z.object({ storeCode }),
			bodies,
			answers,
			errors: ['400 malformed-json', '400 unknown-store', '413 too-large', '415 unsupported-type', '422 invalid-input'],
		}),
	];
}

export const fileCalls = [
	...claim(CLAIM_FORM_PATHS.complaint, ComplaintForm, 'A complaint, in the language of the storefront'),
	...claim(CLAIM_FORM_PATHS.return, ReturnForm, 'A withdrawal from the contract, in the language of the storefront'),
	files({
		path: '/img/:size/:path{.+}',
		summary: 'A picture of a product in one of the shop’s sizes, or the card of a link (1200x630, .jpg)',
		answers: [
			sent('The picture; `ETag` names its content.', 'image/avif', 'image/webp', 'image/jpeg'),
			{ status: 304, description: 'The one that `If-None-Match` names.', content: {} },
		],
		errors: ['404 not-found'],
	}),
	files({
		path: '/film/:file{[A-Za-z0-9_-]+\\.(mp4|webm)}',
		summary: 'A film of a product, whole or the range that `Range` names',
		answers: [
			sent('The film.', 'video/webm', 'video/mp4'),
			{ ...sent('The range of it.', 'video/webm', 'video/mp4'), status: 206 },
		],
		errors: ['404 not-found'],
	}),
	files({
		path: '/api/sample/:sku/:file',
		summary: 'A free look at a file that is sold',
		answers: [sent('The sample.', 'application/octet-stream')],
		errors: ['404 not-found'],
	}),
	files({
		path: '/sitemap.xml',
		summary: 'The site map, or a list of its files',
		answers: [sent('The site map.', 'application/xml')],
	}),
	files({
		path: '/:file{sitemap-[1-9][0-9]{0,4}\\.xml}',
		summary: 'One file of a large site map',
		answers: [sent('The file.', 'application/xml')],
		errors: ['404 not-found'],
	}),
	files({
		path: '/robots.txt',
		summary: 'What search engines may read',
		answers: [sent('The rules.', 'text/plain')],
	}),
	files({
		path: '/feed/:filename',
		summary: 'All products for price comparisons',
		answers: [sent('The feed.', 'application/xml', 'text/csv')],
		errors: ['404 not-found'],
	}),
	operation({
		path: '/healthz',
		summary: 'Whether the process lives',
		answers: [sent('It does.', 'text/plain')],
	}),
	operation({
		path: '/readyz',
		summary: 'Whether requests should be sent here',
		answers: [
			sent('They should.', 'text/plain'),
			{ status: 503, description: 'The process is ending.', content: { 'text/plain': undefined } },
		],
	}),
	operation({
		path: '/mails',
		summary: 'The mails that were kept instead of sent; on this machine only',
		answers: [sent('A list.', 'text/html')],
		errors: ['404 not-found'],
	}),
	operation({
		path: '/mails/:name',
		summary: 'One such mail',
		answers: [sent('The mail.', 'text/html')],
		errors: ['404 not-found'],
	}),
	operation({
		path: '/api/openapi.json',
		summary: 'This document',
		answers: [sent('OpenAPI 3.1.', 'application/json')],
	}),
];
