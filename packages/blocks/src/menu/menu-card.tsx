import type { Menu } from './schema'

/** One menu: its sections, each with its dishes. */
export function MenuCard({ menu }: { menu: Menu['menus'][number] }) {
  return menu.sections.map((section, index) => (
    <div key={`${index}${section.title}`} className="menu-section">
      {section.title && <h3>{section.title}</h3>}
      {section.description && <p>{section.description}</p>}
      {section.items.length > 0 && (
        <ul>
          {section.items.map((dish, place) => (
            <li key={`${place}${dish.title}`}>
              <div className="menu-dish">
                <span>{dish.title}</span>
                {dish.price && <span className="menu-price">{dish.price}</span>}
              </div>
              {dish.description && <p>{dish.description}</p>}
            </li>
          ))}
        </ul>
      )}
    </div>
  ))
}
