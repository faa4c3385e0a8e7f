import { eventLog, eventStats, facebookConversionLog, googleAnalyticsLog } from '@pasaz/kernel/contract/analytics';
import { cmsDraft, cmsFaq, cmsLayout, cmsPage, cmsPartners, redirectList } from '@pasaz/kernel/contract/content';
import { countriesAll } from '@pasaz/kernel/contract/country';
import { shopConfig } from '@pasaz/kernel/contract/shop-config';
import { showroomList, showroomStock } from '@pasaz/kernel/contract/showroom';
import { redirectOfWholePath } from '../../content/redirects/routes.ts';

import {
	adminConversions,
	adminCustomerGroup,
	adminDraft,
	adminReviewDecide,
	adminReviews,
} from '../../platform/admin-contract.ts';
import { describeCall } from '../call.ts';

const content = describeCall('Content');
const analytics = describeCall('Analytics');
const admin = describeCall('Administration');
const conversion = { item_id: 'SZAL-1', item_name: 'Szalik', urls: ['/szalik-mgla'] };

export const contentCalls = [
	content(cmsPage, { summary: 'A page', errors: ['404 not-found'] }),
	content(cmsFaq, { summary: 'Questions and answers' }),
	content(cmsPartners, { summary: 'Partners' }),
	content(cmsLayout, { summary: 'What editors arranged around a page’s lists', errors: ['404 not-found'] }),
	content(cmsDraft, { summary: 'An unpublished page, for who has its key', errors: ['404 not-found'] }),
	content(redirectList, { summary: 'All redirects' }),
	content(redirectOfWholePath, { summary: 'Where a path leads', errors: ['404 not-found'] }),
	content(shopConfig, { summary: 'What the back end decides and the front end shows' }),
	content(showroomList, { summary: 'The shops of bricks' }),
	content(showroomStock, {
		summary: 'Pieces of products in each showroom that knows them',
		errors: ['422 too-many'],
		examples: { skus: 'SZAL-1' },
	}),
	content(countriesAll, { summary: 'Every country that an address may be in' }),

	analytics(facebookConversionLog, { summary: 'Counts a conversion', examples: conversion }),
	analytics(googleAnalyticsLog, { summary: 'Counts a conversion', examples: conversion }),
	analytics(eventLog, { summary: 'Counts events' }),
	analytics(eventStats, { summary: 'Adds counts of events' }),

	admin(adminReviews, {
		summary: 'The reviews of a status by pages, the oldest first',
		examples: { status: '2', pageSize: 50, currentPage: 1 },
	}),
	admin(adminReviewDecide, { summary: 'Publishes, refuses or answers a review' }),
	admin(adminConversions, {
		summary: 'The daily sums of conversions by pages, the newest first',
		examples: { from: '2026-11-01', to: '2026-11-30', pageSize: 50, currentPage: 1 },
	}),
	admin(adminCustomerGroup, {
		summary: 'Puts a customer into a group, which decides prices and tax',
		examples: { email: 'hurt@example.com', group_id: 2 },
	}),
	admin(adminDraft, {
		summary: 'Keeps a page for preview, 30 days',
		examples: { url_key: 'wiosna', title: 'Wiosna', content: '<p>Już niedługo.</p>' },
	}),
];
