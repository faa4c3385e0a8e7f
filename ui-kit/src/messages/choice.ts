import { defineMessages } from '@pasaz/kernel/i18n/messages';

export const choiceMessages = defineMessages('ui-kit/choice', {
	unavailable: 'niedostępny',
});
