import { expect } from '@playwright/test';

/** Calls the API with the merchant's secret; without a body it asks. */
export async function asMerchant(path: string, body?: object) {
	const { E2E_API_URL = '', E2E_ADMIN_SECRET = '' } = process.env;
	const headers = { 'content-type': 'application/json', authorization: `Bearer ${E2E_ADMIN_SECRET}` };
	const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
	const answer = await fetch(`${E2E_API_URL}/api/admin/${path}`, sent);
	expect(answer.status).toBe(200);
	return (await answer.json()).result;
}

/** Enters what has become of an order. */
export const enter = (number: string, state: string, tracking?: object) =>
	asMerchant(`order/${number}/state`, { state, ...(tracking && { tracking }) });
