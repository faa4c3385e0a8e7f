import { renderPart } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import { OrderProblem } from './order-problem.tsx';

it('says what helps where an order with a new account is made without a connection (16.2)', () => {
	const markup = renderPart(<OrderProblem placing={{ status: 'failed', failure: { kind: 'account-offline' } }} />);
	expect(markup.replaceAll('\u00a0', ' ')).toContain('Odznacz tę opcję albo poczekaj na internet.');
});

it('says that the products are still in the cart where the device could not store the order (16.9)', () => {
	const markup = renderPart(<OrderProblem placing={{ status: 'failed', failure: { kind: 'not-kept' } }} />);
	expect(markup.replaceAll('\u00a0', ' ')).toContain('Produkty zostały w koszyku');
});

it('says that stock was the reason also where no line could be marked (15.10)', () => {
	const failure = { kind: 'refused', code: 'out-of-stock', skus: ['BLUZKA-M'] } as const;
	const markup = renderPart(<OrderProblem placing={{ status: 'failed', failure }} />);
	expect(markup.replaceAll('\u00a0', ' ')).toContain('Niektóre z zamawianych produktów nie są dostępne!');
});

it('says that the amount is another where no new sums were to be had (15.19)', () => {
	const failure = { kind: 'refused', code: 'price-changed', skus: [] } as const;
	const markup = renderPart(<OrderProblem placing={{ status: 'failed', failure }} />);
	expect(markup).toContain('przycisku');
});
