import { z } from 'zod'
import { category, categoryChange, categoryList, categoryOrder, newCategory } from '../commerce/products/categories'
import { id } from '../id'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'
import { nothing } from './no-content'

const params = z.strictObject({ categoryId: id })

export const categoryCalls = defineCalls({
  listCategories: { method: 'GET', path: api.categories, answer: categoryList },
  createCategory: { method: 'POST', path: api.categories, body: newCategory, answer: category, status: 201 },
  changeCategory: { method: 'PATCH', path: api.category, params, body: categoryChange, answer: category },
  deleteCategory: { method: 'DELETE', path: api.category, params, answer: nothing },
  arrangeCategories: { method: 'PUT', path: api.categoryOrder, body: categoryOrder, answer: categoryList },
})
