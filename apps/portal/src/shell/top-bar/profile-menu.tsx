import { DocumentIcon, HomeIcon, UserIcon } from '@hearthline/ui/icon'
import { Menu } from '@hearthline/ui/menu'
import { useLocation, useNavigate } from 'react-router'
import { useCachedUuid } from '../../application/use-cached-application.ts'
import { applicationPath } from '../../routing/application-path.ts'
import { useProfile } from '../../visitor/use-profile.ts'
import { mayOpenDashboard } from '../navigation/navigation.ts'
import { SettingsIcon, SignOutIcon } from '../navigation/navigation-icons.tsx'
import { useAllowed } from '../navigation/use-allowed.ts'
import { useSignOut } from './use-sign-out.ts'

/** The signed-in person's menu: dashboard, documents, settings, sign out. An additional signer has no dashboard [shell/navigation]. */
export function ProfileMenu() {
  const { data: profile } = useProfile()
  const allowed = useAllowed()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const application = useCachedUuid(useLocation().pathname)
  const initials = `${profile?.name?.firstName?.[0] ?? ''}${profile?.name?.lastName?.[0] ?? ''}`.toUpperCase()
  const to = (path: string) => () => void navigate(path)
  return (
    <Menu
      // The initials belong to the name: whoever speaks to the page says what they see (WCAG 2.5.3).
      label={initials ? `Your account, ${initials}` : 'Your account'}
      variant="bare"
      trigger={<span className="portal-avatar">{initials || <UserIcon size={18} />}</span>}
      heading={profile && <ProfileHeading name={profile.name} email={profile.email} />}
      items={[
        ...(mayOpenDashboard(allowed)
          ? [
              { id: 'dashboard', label: 'Dashboard', icon: <HomeIcon />, onAction: to('/dashboard') },
              ...(application
                ? [
                    {
                      id: 'documents',
                      label: 'Your documents',
                      icon: <DocumentIcon />,
                      onAction: to(applicationPath(application, 'document/disclosures')),
                    },
                  ]
                : []),
              { id: 'settings', label: 'Settings', icon: <SettingsIcon />, onAction: to('/dashboard/settings') },
            ]
          : []),
        { id: 'sign-out', label: 'Sign out', icon: <SignOutIcon />, onAction: signOut },
      ]}
    />
  )
}

interface ProfileName {
  readonly name: { readonly firstName: string; readonly lastName: string } | null
  readonly email: string
}

export function ProfileHeading({ name, email }: ProfileName) {
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
