import { Anchor } from '#ui/button/link.tsx'
import type { LinkColumn } from './links.ts'

export function FooterLinks({ columns }: { columns: readonly LinkColumn[] }) {
  const filled = columns.filter(({ links }) => links.length > 0)
  return (
    <>
      {filled.map(({ title, links }) => (
        <div key={title} className="foot-column">
          <h2>{title}</h2>
          <ul>
            {links.map(({ text, to }) => (
              <li key={to}>
                <Anchor to={to}>{text}</Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}
