import { Link, useLocation } from 'react-router'
import { isCurrentLink, type NavigationLink } from './navigation.ts'
import { navigationIcons } from './navigation-icons.tsx'

/** A list of ways, the one at hand marked; the same in the side nav and in the drawer. */
export function NavigationLinks({ links, onGo }: { readonly links: readonly NavigationLink[]; readonly onGo?: () => void }) {
  const { pathname } = useLocation()
  return (
    <ul className="portal-nav">
      {links.map(({ id, label, to, icon }) => (
        <li key={id}>
          <Link to={to} className="portal-nav-link" aria-current={isCurrentLink(to, pathname) ? 'page' : undefined} onClick={onGo}>
            {navigationIcons[icon]}
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
