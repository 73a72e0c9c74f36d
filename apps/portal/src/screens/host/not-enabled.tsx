import { useLocation } from 'react-router'
import { NotAvailable } from '../../page/not-available.tsx'

/** The agents' parts, for which there is nothing to show while agents have no area of their own: said plainly. */
export default function NotEnabled() {
  return <NotAvailable part={useLocation().pathname.startsWith('/group-manager') ? 'Group Manager' : 'Portfolio Manager'} />
}
