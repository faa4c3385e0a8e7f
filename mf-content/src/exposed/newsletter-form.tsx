export { NewsletterForm as Component } from '../newsletter/newsletter-form.tsx';
