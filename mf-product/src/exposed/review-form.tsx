export { ReviewForm as Component } from '../reviews/review-form.tsx';
