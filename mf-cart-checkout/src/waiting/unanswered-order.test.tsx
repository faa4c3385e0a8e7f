import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import { renderPart } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import { UnansweredOrder } from './unanswered-order.tsx';

it('has a place for what screen readers are told before an order is known to have arrived (15.45)', () => {
	expect(renderPart(<UnansweredOrder />, fakeShop())).toMatch(/^<div [^>]*role="status"><\/div>$/);
});
