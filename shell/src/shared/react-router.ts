/** All that slices may use of the router; a name that is missing here is left out of the shop's JavaScript. */
export {
	data,
	Form,
	Link,
	NavLink,
	redirect,
	replace,
	useLoaderData,
	useLocation,
	useNavigate,
	useNavigation,
	useParams,
	useSearchParams,
	useSubmit,
} from 'react-router';
