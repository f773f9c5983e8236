import type { CategoryLink, StoreLink, StoreList } from './store-views'

/** Categories and tags as links, beside the list; on phones they are rows of chips above it. */
export function StoreSideFilters({ list }: { readonly list: StoreList }) {
  if (list.categories.length === 0 && list.tags.length === 0) return null
  const texts = list.texts.store.list
  return (
    <div className="store-side">
      {list.categories.length > 0 && (
        <nav className="store-filter" aria-label={texts.categories}>
          <h2 className="store-filter-title">{texts.categories}</h2>
          <CategoryTree links={list.categories} />
        </nav>
      )}
      {list.tags.length > 0 && (
        <nav className="store-filter" aria-label={texts.tags}>
          <h2 className="store-filter-title">{texts.tags}</h2>
          <ul className="store-tags">
            {list.tags.map((tag) => (
              <li key={tag.label}>
                <FilterLink link={tag} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

function CategoryTree({ links }: { readonly links: readonly CategoryLink[] }) {
  return (
    <ul className="store-categories">
      {links.map((link) => (
        <li key={link.href}>
          <FilterLink link={link} />
          {link.children.length > 0 && <CategoryTree links={link.children} />}
        </li>
      ))}
    </ul>
  )
}

function FilterLink({ link }: { readonly link: StoreLink }) {
  return (
    <a href={link.href} aria-current={link.isCurrent ? 'true' : undefined}>
      {link.label}
    </a>
  )
}

/** How the list is sorted, as links that unfold. */
export function StoreSort({ sorts, label }: { readonly sorts: readonly StoreLink[]; readonly label: string }) {
  const current = sorts.find((sort) => sort.isCurrent)
  return (
    <details className="store-sort" name="store-sort">
      <summary>
        <span className="store-sort-label">{label}</span> {current?.label}
      </summary>
      <ul>
        {sorts.map((sort) => (
          <li key={sort.label}>
            <FilterLink link={sort} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The same choices as one form above the list. */
export function StoreTopFilters({ form, texts }: Pick<StoreList, 'form' | 'texts'>) {
  return (
    <search>
      <form className="store-form" action={form.action}>
        {form.fields.map((field) => (
          <label key={field.name}>
            <span>{field.label}</span>
            <select name={field.name} defaultValue={field.value}>
              {field.choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="submit" className="button" data-kind="secondary" data-size="small">
          {texts.store.list.apply}
        </button>
      </form>
    </search>
  )
}
