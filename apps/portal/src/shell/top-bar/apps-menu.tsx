import { Menu } from '@hearthline/ui/menu'
import { useNavigate } from 'react-router'
import { useOrganization } from '../../session/use-organization.ts'
import { appLinks } from '../navigation/navigation.ts'
import { AppsIcon, navigationIcons } from '../navigation/navigation-icons.tsx'
import { useAllowed } from '../navigation/use-allowed.ts'

/** The organization's products and areas. */
export function AppsMenu() {
  const { orgMetaData } = useOrganization()
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
