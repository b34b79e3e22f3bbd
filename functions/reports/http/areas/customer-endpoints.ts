import { customerErasureView, eraseRequest } from '../../../../shared/views/erasure-view.ts';
import {
  customerBudgetView,
  customersPage,
  customerView,
} from '../../../../shared/views/overview/customers-view.ts';
import { ceilingRequest, pageQuery } from '../../../../shared/views/requests.ts';
import type { ReportsEndpoint } from '../endpoint.ts';

const customer = '/customers/{customer}';

/** Endpoints of customers. */
export const customerEndpoints: readonly ReportsEndpoint[] = [
  {
    id: 'listCustomers',
    method: 'get',
    path: '/customers',
    scope: 'seller',
    summary: 'All customers by name, with what they have spent in this month against their budgets',
    query: pageQuery,
    answer: customersPage,
  },
  {
    id: 'readCustomer',
    method: 'get',
    path: customer,
    scope: 'customer',
    summary:
      'One customer, with what it has spent in this month against its budget; for people also its batches',
    query: pageQuery,
    answer: customerView,
  },
  {
    id: 'setCustomerBudget',
    method: 'put',
    path: `${customer}/ceiling`,
    scope: 'seller',
    summary: 'Set the most that a customer may buy in a month, in calls and in money',
    body: ceilingRequest,
    answer: customerBudgetView,
  },
  {
    id: 'eraseCustomer',
    method: 'post',
    path: `${customer}/erase`,
    scope: 'customer',
    summary: 'Erase everything of a customer; asking again while it is under way changes nothing',
    body: eraseRequest,
    status: 202,
    answer: customerErasureView,
  },
  {
    id: 'readCustomerErasure',
    method: 'get',
    path: `${customer}/erasure`,
    scope: 'customer',
    summary: 'The receipt of the erasure of a customer: what was removed, and what remains until when',
    answer: customerErasureView,
  },
];
