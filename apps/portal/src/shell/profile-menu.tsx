import { HomeIcon, UserIcon } from '@hearthline/ui/icon'
import { Menu } from '@hearthline/ui/menu'
import { useNavigate } from 'react-router'
import { useProfile } from '../session/use-profile.ts'

/** The signed-in person's menu: dashboard, sign out. An additional signer has no dashboard (seed 001 §6). */
export default function ProfileMenu() {
  const { data: profile } = useProfile()
  const navigate = useNavigate()
  const initials = `${profile?.name?.firstName?.[0] ?? ''}${profile?.name?.lastName?.[0] ?? ''}`.toUpperCase()
  const isSigner = profile?.type === 'CO_DEEDER'
  return (
    <Menu
      // The initials belong to the name: whoever speaks to the page says what they see (WCAG 2.5.3).
      label={initials ? `Your account, ${initials}` : 'Your account'}
      variant="bare"
      trigger={<span className="portal-avatar">{initials || <UserIcon size={18} />}</span>}
      items={[
        ...(isSigner
          ? []
          : [
              {
                id: 'dashboard',
                label: 'Dashboard',
                description: profile?.email,
                icon: <HomeIcon />,
                onAction: () => void navigate('/dashboard'),
              },
            ]),
        { id: 'sign-out', label: 'Sign out', icon: <UserIcon />, onAction: () => void navigate('/auth/logout') },
      ]}
    />
  )
}
