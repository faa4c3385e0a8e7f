import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	email: 'E-mail',
	subscribe: 'Zapisz się',
	consent: 'Zapis potwierdzisz w wiadomości; wypisać możesz się w każdej chwili.',
	privacy: 'Polityka prywatności',
	sent: params<{ email: string }>('Dziękujemy! Kliknij link w wiadomości, którą wysłaliśmy na {email}.'),
	queued: params<{ email: string }>(
		'Zapisaliśmy {email} na tym urządzeniu. Gdy wróci połączenie, przyślemy wiadomość z linkiem.',
	),
	emailInvalid: 'Wpisz poprawny adres e-mail, np. anna@poczta.pl.',
};
export type NewsletterTexts = typeof pl;

export const newsletterMessages = defineMessages('mf-content/newsletter', pl, {
	en: () => import(/* webpackChunkName: "en" */ './newsletter.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './newsletter.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './newsletter.it.ts'),
});
