import { placesRedrivenView } from '../../../../shared/reports/outcomes.ts';
import { feedRequest, feedView, refreshedView } from '../../../../shared/views/feed-requests.ts';
import {
  customerPageQuery,
  placesRedriveRequest,
  placeTablesQuery,
} from '../../../../shared/views/requests.ts';
import { monthView, placeDetail, placesPage, placeTablesView } from '../../../../shared/views/views.ts';
import type { ReportsEndpoint } from '../endpoint.ts';

const place = '/panchang/{place}';

/** Endpoints of places and their calendars. */
export const placeEndpoints: readonly ReportsEndpoint[] = [
  {
    id: 'listPlaces',
    method: 'get',
    path: '/places',
    scope: 'list',
    summary: 'List places with a calendar',
    query: customerPageQuery,
    answer: placesPage,
  },
  {
    id: 'listPlaceTables',
    method: 'get',
    path: '/places/tables',
    scope: 'list',
    summary: 'List tables of places with the outcome of their rows',
    query: placeTablesQuery,
    answer: placeTablesView,
  },
  {
    id: 'redrivePlaces',
    method: 'post',
    path: '/places/redrive',
    scope: 'seller',
    summary: 'Retry the unavailable months of all places',
    body: placesRedriveRequest,
    status: 202,
    answer: placesRedrivenView,
  },
  {
    id: 'refreshPlaces',
    method: 'post',
    path: '/places/refresh',
    scope: 'seller',
    summary: 'Refresh all places now, and buy their missing months',
    status: 202,
    answer: refreshedView,
  },
  {
    id: 'readPlace',
    method: 'get',
    path: place,
    scope: 'place',
    summary: 'Get one place: today, its months and its feed',
    answer: placeDetail,
  },
  {
    id: 'makeFeed',
    method: 'post',
    path: `${place}/feed`,
    scope: 'place',
    summary: 'Create the feed of a place; repeating the request keeps its address',
    body: feedRequest,
    answer: feedView,
  },
  {
    id: 'revokeFeed',
    method: 'post',
    path: `${place}/feed/revoke`,
    scope: 'place',
    summary: 'Revoke the feed of a place',
    answer: feedView,
  },
  {
    id: 'readPanchang',
    method: 'get',
    path: `${place}/{month}`,
    scope: 'place',
    summary: "Get a place's panchang of one month, for example 2026-11",
    answer: monthView,
  },
];
