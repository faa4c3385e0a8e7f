import { $waitingTasks } from '@pasaz/kernel/network/network-tasks';
import { $waitingOrderCount } from '@pasaz/kernel/network/waiting-order-count';
import { computed } from 'nanostores';

/** What was done on this device and has not reached the shop: calls of the queue, and orders. */
export const $waitingCount = computed([$waitingTasks, $waitingOrderCount], (tasks, orders) => tasks.length + orders);
