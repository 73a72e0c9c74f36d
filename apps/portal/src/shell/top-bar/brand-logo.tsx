import type { OrganizationInfo } from '@hearthline/brands'

interface PictureProps {
  readonly day: string
  readonly night: string
  readonly name: string
}

/** Both drawings stand here and one shows: a picture's own sources know the reader's system, but not a theme chosen on the page. */
function Picture({ day, night, name }: PictureProps) {
  return (
    <>
      <img src={day} alt={name} height={28} loading="lazy" className="ui-by-day" />
      <img src={night} alt={name} height={28} loading="lazy" className="ui-by-night" />
    </>
  )
}

/** The organization's logo; in a narrow window its mark with the name in words, for a long word mark could not be read there. */
export function BrandLogo({ name, theme }: { readonly name: string; readonly theme: OrganizationInfo['theme'] }) {
  return (
    <>
      <span className="portal-logo-narrow">
        <Picture day={theme.markUrl} night={theme.markDarkUrl} name="" />
        <span>{name}</span>
      </span>
      <span className="portal-logo-wide">
        <Picture day={theme.logoUrl} night={theme.logoDarkUrl} name={name} />
      </span>
    </>
  )
}
