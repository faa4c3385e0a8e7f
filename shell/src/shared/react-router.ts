/** The names that slices may use; any other is left out of the JavaScript of the shop. */
export {
	data,
	Form,
	Link,
	NavLink,
	redirect,
	useLoaderData,
	useLocation,
	useNavigate,
	useNavigation,
	useParams,
	useSearchParams,
	useSubmit,
} from 'react-router';
