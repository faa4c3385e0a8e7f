/** The names that slices may use; any other is left out of the JavaScript of the shop. */
export {
	data,
	Form,
	NavLink,
	redirect,
	useHref,
	useLoaderData,
	useLocation,
	useNavigate,
	useNavigation,
	useNavigationType,
	useParams,
	useSearchParams,
	useSubmit,
} from 'react-router';
export { Link } from './link.ts';
