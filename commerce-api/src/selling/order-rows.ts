import type { orderItems, orders } from '../platform/database/schema/sales.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;
