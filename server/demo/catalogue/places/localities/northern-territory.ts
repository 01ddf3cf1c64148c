export const northernTerritory = `
0800 Darwin -12.463 130.842 **
0800 Darwin City -12.464 130.844 *
0810 Casuarina -12.376 130.882 *
0810 Nightcliff -12.383 130.851
0810 Rapid Creek -12.378 130.865
0812 Karama -12.402 130.914
0820 Fannie Bay -12.425 130.834
0820 Larrakeyah -12.460 130.830
0820 Parap -12.431 130.843
0820 Stuart Park -12.446 130.846
0822 Acacia Hills -12.790 131.123
0828 Berrimah -12.433 130.923
0830 Palmerston -12.481 130.984 *
0832 Rosebery -12.512 130.987
0835 Howard Springs -12.480 131.048
0836 Humpty Doo -12.573 131.104
0850 Katherine -14.465 132.264 *
0860 Tennant Creek -19.648 134.190
0870 Alice Springs -23.698 133.881 *
0870 Braitling -23.679 133.869
0872 Yulara -25.241 130.986
0872 Hermannsburg -23.943 132.777
0880 Nhulunbuy -12.186 136.786
0886 Jabiru -12.672 132.836
`
