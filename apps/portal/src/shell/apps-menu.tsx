import { Menu } from '@hearthline/ui/menu'
import { useNavigate } from 'react-router'
import { useOrganisation } from '../session/use-organisation.ts'
import { appLinks } from './navigation.ts'
import { AppsIcon, navigationIcons } from './navigation-icons.tsx'
import { useAllowed } from './use-allowed.ts'

/** The organisation's products and areas. */
export function AppsMenu() {
  const { orgMetaData } = useOrganisation()
  const allowed = useAllowed()
  const navigate = useNavigate()
  const links = appLinks(orgMetaData.products, allowed)
  if (links.length === 0) return null
  return (
    <Menu
      label="Apps"
      variant="icon"
      trigger={<AppsIcon />}
      items={links.map(({ id, label, description, icon, to }) => ({
        id,
        label,
        description,
        icon: navigationIcons[icon],
        onAction: () => void navigate(to),
      }))}
    />
  )
}
