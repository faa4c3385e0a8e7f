/** Where orders that were made without a connection are kept; apart from them, so that looking for one does not fetch their code. */
export const WAITING_KEY = 'orders/waiting-orders';
