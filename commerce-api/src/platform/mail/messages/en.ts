import type { Messages } from './mail-messages.ts';

export const en: Messages = {
	welcome: {
		subject: (shop) => `Welcome to ${shop}`,
		greeting: (name) => `Hello ${name},`,
		body: 'Your account is ready. It holds your orders, your addresses and your wishlist.',
		action: 'Go to your account',
		note: 'If you did not open this account, ignore this message or write to us.',
	},
	reset: {
		subject: 'A new password for your account',
		body: 'Somebody, most likely you, asked for a new password for the account with this e-mail address. Set it here:',
		action: 'Set a new password',
		valid: 'The link works for 60 minutes, and once.',
		note: 'If you did not ask for it, do nothing: your password stays as it is.',
	},
	order: {
		subject: (number) => `Your order ${number}`,
		thanks: (name) => `Thank you for your order, ${name}!`,
		body: (number) => `We have received your order ${number}. This is what you ordered:`,
		payLater: 'We will send it as soon as your payment has arrived.',
		payOnDelivery: 'You pay the courier on delivery.',
		paid: 'Your order is paid.',
		pieces: (name, qty) => `${name} × ${qty}`,
		discount: 'Discount',
		delivery: 'Delivery',
		total: 'Total',
		payment: 'Payment',
		address: 'Delivery address',
		review: (url) => `Once you have tried everything on, you can review it, for 90 days: ${url}`,
		action: 'See your order',
	},
};
