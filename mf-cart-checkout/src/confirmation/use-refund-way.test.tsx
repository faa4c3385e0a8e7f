import type { Claim, OrderDocument } from '@pasaz/kernel/contract/order-document';
import { renderPart } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import { ClaimList } from './claim-list.tsx';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import { ORDER } from './order-document.fixture.ts';
import { statementKeys } from './statement-keys.ts';

const ACCOUNT = 'PL61 1090 1014 0000 0712 1981 2874';
const WITHDRAWAL: Claim = {
	...{ id: 1, kind: 'withdrawal', state: 'received', created_at: '2026-11-21T10:00:00Z', settled_at: null },
	...{ amount: 49.99, account: null, description: null, demand: null, pictures: 0, answer: null },
	lines: [{ name: 'Szalik', qty: 1 }],
};
const SAME_WAY = 'zwrot tą samą metodą płatności (Szybka płatność)';

it.each<[string, Pick<OrderDocument, 'gift_card_amount' | 'due_amount'>, string | null, string]>([
	['no card', {}, null, SAME_WAY],
	['no card, with an account', { gift_card_amount: 0, due_amount: 49.99 }, ACCOUNT, `zwrot na rachunek ${ACCOUNT}`],
	['cards alone', { gift_card_amount: -49.99, due_amount: 0 }, null, 'zwrot na kartę podarunkową'],
	[
		'a card in part',
		{ gift_card_amount: -30, due_amount: 19.99 },
		null,
		`zwrot najpierw na kartę podarunkową; reszta: ${SAME_WAY}`,
	],
	[
		'a card in part, with an account',
		{ gift_card_amount: -30, due_amount: 19.99 },
		ACCOUNT,
		`zwrot najpierw na kartę podarunkową; reszta: zwrot na rachunek ${ACCOUNT}`,
	],
])('says before and after a withdrawal how money comes back that was paid by %s (15.36)', (_, paid, account, way) => {
	const order = { ...ORDER, ...paid, claims: [{ ...WITHDRAWAL, account }] };
	const chosen = { items: [], account: account ?? '' };
	const ways = { secret: undefined, keys: statementKeys(), onBack: () => {}, onDone: () => {} };
	expect(renderPart(<ConfirmWithdrawal order={order} chosen={chosen} {...ways} />)).toContain(`<p>${way}</p>`);
	expect(renderPart(<ClaimList order={order} />)).toContain(`<p>Kwota zwrotu: 49,99\u00a0zł, ${way}</p>`);
});

it.each([
	['all', 49.99, 'zwrot na kartę podarunkową'],
	['a part', 30, `zwrot najpierw na kartę podarunkową; reszta: ${SAME_WAY}`],
	['nothing', 0, SAME_WAY],
])('says of a claim that was accepted that %s of its money went to a card (15.36)', (_, gift_card_amount, way) => {
	const claims = [{ ...WITHDRAWAL, state: 'accepted' as const, gift_card_amount }];
	const order = { ...ORDER, gift_card_amount: -60, due_amount: 189, claims };
	expect(renderPart(<ClaimList order={order} />)).toContain(`<p>Kwota zwrotu: 49,99\u00a0zł, ${way}</p>`);
});

it('a withdrawal that was refused promises no money (15.36)', () => {
	const markup = renderPart(<ClaimList order={{ ...ORDER, claims: [{ ...WITHDRAWAL, state: 'refused' }] }} />);
	expect(markup).toContain('Odstąpienie nieprzyjęte');
	expect(markup).not.toContain('Kwota zwrotu');
});
