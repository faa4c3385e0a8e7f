import { $notifications, notify } from '@pasaz/kernel/stores/notifications';
import { isValidElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PlainNotifications } from './plain-notifications.tsx';

// the shop tells something in the browser only
beforeEach(() => vi.stubGlobal('document', {}));
afterEach(() => vi.unstubAllGlobals());

/** Each message's button, and what a tap on it does. */
function shown() {
	const { children } = PlainNotifications({ notifications: $notifications.get() }).props;
	return [children].flat().filter((child) => isValidElement<{ onClick: () => void }>(child));
}

it('closes each message by a tap on it, also one that would stay for good', () => {
	notify({ type: 'warning', message: 'Bez internetu', hasNoTimeout: true });
	notify({ type: 'info', message: 'Dodano', hasNoTimeout: true });
	const [first] = shown();
	expect(first?.type).toBe('button');
	first?.props.onClick();
	expect($notifications.get().map(({ message }) => message)).toEqual(['Dodano']);
});
