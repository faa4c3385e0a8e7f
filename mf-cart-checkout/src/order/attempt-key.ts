/** Where an order that has no final answer yet is kept; apart from its schema, which a page without one does not need. */
export const ATTEMPT_KEY = 'checkout/order-attempt';
