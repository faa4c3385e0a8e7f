import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import { POLAND } from '@pasaz/kernel/contract/store-views.fixture';
import { renderPart } from '@pasaz/ui-kit/render.fake';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PayOnline } from './pay-online.tsx';

beforeEach(() => void vi.stubGlobal('location', new URL('https://brzask.example/payment-confirmation/u')));
afterEach(() => void vi.unstubAllGlobals());

function leadsTo(redirectUrl: string, paymentHosts?: string[]): string | undefined {
	const shop = fakeShop({ storeView: { ...POLAND, ...(paymentHosts && { paymentHosts }) } });
	const part = <PayOnline uuid="u" redirectUrl={redirectUrl} automatic={false} paused={false} until={null} />;
	return /href="([^"]+)"/.exec(renderPart(part, shop))?.[1];
}

it('leads to the hosts of payment that the store view names, and to the shop itself (15.14)', () => {
	const provider = 'https://secure.payu.com/pay/1';
	expect(leadsTo(provider, ['secure.payu.com'])).toBe(provider);
	expect(leadsTo(provider, ['payu.com'])).toBeUndefined();
	expect(leadsTo(provider)).toBeUndefined();
	expect(leadsTo('/sandbox-pay/1')).toBe('https://brzask.example/sandbox-pay/1');
});

it('counts down for who sees it, and has a place ready in which a screen reader is told once (15.14)', () => {
	vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
	const part = <PayOnline uuid="u" redirectUrl="/pay" automatic paused={false} until={null} />;
	const html = renderPart(part);
	expect(html).toMatch(/<p aria-hidden="true">Przejście do płatności za 5 s<\/p>/);
	expect(html).toContain('<span role="status"></span>');
});
