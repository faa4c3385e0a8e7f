import { renderPart } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import { WaitingOrders } from './waiting-orders.tsx';

it('has a place for what screen readers are told, which stays for the focus of a cancelled order (16.6, 22.17)', () => {
	expect(renderPart(<WaitingOrders />)).toMatch(/^<div tabindex="-1" [^>]*role="status"><\/div>$/i);
});
