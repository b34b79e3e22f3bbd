import { placesRedrivenView } from '../../../../shared/reports/outcomes.ts';
import { feedRequest, feedView, refreshedView } from '../../../../shared/views/feed-requests.ts';
import { customerPageQuery, placesRedriveRequest } from '../../../../shared/views/requests.ts';
import { monthView, placeDetail, placesPage, placeTablesView } from '../../../../shared/views/views.ts';
import type { ReportsEndpoint } from '../endpoint.ts';

const place = '/panchang/{place}';

/** What can be asked of places and their calendars. */
export const placeEndpoints: readonly ReportsEndpoint[] = [
  {
    id: 'listPlaces',
    method: 'get',
    path: '/places',
    summary: 'Places whose calendar is kept',
    query: customerPageQuery,
    answer: placesPage,
  },
  {
    id: 'listPlaceTables',
    method: 'get',
    path: '/places/tables',
    summary: 'Tables of places, with what became of their rows',
    answer: placeTablesView,
  },
  {
    id: 'redrivePlaces',
    method: 'post',
    path: '/places/redrive',
    summary: 'Try the months of places again that could not be had',
    body: placesRedriveRequest,
    status: 202,
    answer: placesRedrivenView,
  },
  {
    id: 'refreshPlaces',
    method: 'post',
    path: '/places/refresh',
    summary: 'Look at every place now instead of at night, and buy what is missing of its months',
    status: 202,
    answer: refreshedView,
  },
  {
    id: 'readPlace',
    method: 'get',
    path: place,
    summary: 'One place: today, its months, and where its calendar can be subscribed to',
    answer: placeDetail,
  },
  {
    id: 'makeFeed',
    method: 'post',
    path: `${place}/feed`,
    summary: 'Let the calendar of a place be subscribed to; asked again, the address stays',
    body: feedRequest,
    answer: feedView,
  },
  {
    id: 'revokeFeed',
    method: 'post',
    path: `${place}/feed/revoke`,
    summary: 'End the feed of a place: its address leads nowhere from now on',
    answer: feedView,
  },
  {
    id: 'readPanchang',
    method: 'get',
    path: `${place}/{month}`,
    summary: 'The panchang of a place in one month, such as 2026-11',
    answer: monthView,
  },
];
