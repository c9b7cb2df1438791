/* The table of networks; see networks.h. */
#include "networks.h"

const char* const kNetworkNames[] = {"alex", "nin", "googlenet", "googlenetbn", "resnet18", "resnet50", NULL};

static const Network kNetworks[] = {
    {"alex", "AlexNet", 227, alex_make, 1, 128, 0.01, 5e-4, 0.1, 1. / 4},
    {"nin", "Network in Network", 224, nin_make, 1, 64, 0.01, 5e-4, 0.1, 4. / 9},
    {"googlenet", "GoogLeNet", 224, googlenet_make, 3, 32, 0.01, 2e-4, 0.96, 8. / 240},
    {"googlenetbn", "GoogLeNet with batch normalization", 224, googlenetbn_make, 3, 32, 0.045, 4e-5, 0.94,
     1. / 40},
    {"resnet18", "ResNet-18", 224, resnet18_make, 1, 256, 0.1, 1e-4, 0.1, 1. / 3},
    {"resnet50", "ResNet-50", 224, resnet50_make, 1, 256, 0.1, 1e-4, 0.1, 1. / 3},
};

const Network* network_find(const char* name) {
  for (size_t i = 0; i < sizeof kNetworks / sizeof kNetworks[0]; ++i)
    if (strcmp(kNetworks[i].name, name) == 0) return &kNetworks[i];
  return NULL;
}
