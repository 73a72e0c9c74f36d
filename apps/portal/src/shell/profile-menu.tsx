import { HomeIcon, UserIcon } from '@hearthline/ui/icon'
import { Menu } from '@hearthline/ui/menu'
import { useNavigate } from 'react-router'
import { useProfile } from '../session/use-profile.ts'
import { mayOpenDashboard } from './navigation.ts'
import { SettingsIcon, SignOutIcon } from './navigation-icons.tsx'
import { useAllowed } from './use-allowed.ts'
import { useSignOut } from './use-sign-out.ts'

/** The signed-in person's menu: dashboard, settings, sign out. An additional signer has no dashboard (seed 001 §6). */
export function ProfileMenu() {
  const { data: profile } = useProfile()
  const allowed = useAllowed()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const initials = `${profile?.name?.firstName?.[0] ?? ''}${profile?.name?.lastName?.[0] ?? ''}`.toUpperCase()
  const to = (path: string) => () => void navigate(path)
  return (
    <Menu
      // The initials belong to the name: whoever speaks to the page says what they see (WCAG 2.5.3).
      label={initials ? `Your account, ${initials}` : 'Your account'}
      variant="bare"
      trigger={<span className="portal-avatar">{initials || <UserIcon size={18} />}</span>}
      heading={profile && <WhoseItIs name={profile.name} email={profile.email} />}
      items={[
        ...(mayOpenDashboard(allowed)
          ? [
              { id: 'dashboard', label: 'Dashboard', icon: <HomeIcon />, onAction: to('/dashboard') },
              { id: 'settings', label: 'Settings', icon: <SettingsIcon />, onAction: to('/dashboard/settings') },
            ]
          : []),
        { id: 'sign-out', label: 'Sign out', icon: <SignOutIcon />, onAction: signOut },
      ]}
    />
  )
}

interface Whose {
  readonly name: { readonly firstName: string; readonly lastName: string } | null
  readonly email: string
}

export function WhoseItIs({ name, email }: Whose) {
  return (
    <div className="portal-whose">
      {name && (
        <p>
          {name.firstName} {name.lastName}
        </p>
      )}
      <p className="portal-whose-email">{email}</p>
    </div>
  )
}
